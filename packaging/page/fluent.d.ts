// What the page uses of @fluent/bundle, whose text is minified.
type Message = { value: unknown; attributes: Record<string, unknown> };
export const fluent: {
  FluentNumber: new (value: number) => { value: number };
  FluentResource: new (text: string) => object;
  FluentBundle: new (language: string, options: { useIsolating: boolean }) => {
    addResource(resource: object): Error[];
    getMessage(id: string): Message | undefined;
    hasMessage(id: string): boolean;
    formatPattern(pattern: unknown, gaps: object): string;
  };
};
