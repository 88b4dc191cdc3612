// What the page's JavaScript and its check are held to: eslint's recommended rules, and a few of the house.

import js from '@eslint/js';
import globals from 'globals';

const house = {
  eqeqeq: 'error',
  'no-implicit-coercion': ['error', { allow: ['!!'] }],
  'no-shadow': 'error',
  'no-var': 'error',
  'object-shorthand': 'error',
  'prefer-const': 'error',
  'prefer-template': 'error',
};

export default [
  { ignores: ['page/vendor/**'] },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  { files: ['page/**/*.js'], ...js.configs.recommended, languageOptions: { globals: globals.browser } },
  { files: ['page/sw.js'], languageOptions: { globals: globals.serviceworker } },
  { files: ['*.mjs'], ...js.configs.recommended, languageOptions: { globals: { ...globals.node, ...globals.browser } } },
  { files: ['page/**/*.js', '*.mjs'], rules: house },
];
