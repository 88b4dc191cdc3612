# Expression of Nix: the archive of a release, as it is; `cargo run -p xtask -- collect FOLDER` fills its gaps.
# Built by `nix-build -E '(import <nixpkgs> { }).callPackage ./package.nix { }'`.
{ lib, stdenvNoCC, fetchurl, installShellFiles }:

let
  archives = {
    x86_64-linux = {
      url = "@URL x86_64-unknown-linux-musl@";
      sha256 = "@SHA256 x86_64-unknown-linux-musl@";
    };
    aarch64-linux = {
      url = "@URL aarch64-unknown-linux-musl@";
      sha256 = "@SHA256 aarch64-unknown-linux-musl@";
    };
    x86_64-darwin = {
      url = "@URL x86_64-apple-darwin@";
      sha256 = "@SHA256 x86_64-apple-darwin@";
    };
    aarch64-darwin = {
      url = "@URL aarch64-apple-darwin@";
      sha256 = "@SHA256 aarch64-apple-darwin@";
    };
  };
  system = stdenvNoCC.hostPlatform.system;
in
stdenvNoCC.mkDerivation {
  pname = "ennea";
  version = "@VERSION@";
  src = fetchurl (archives.${system} or (throw "ennea has no archive for ${system}"));
  nativeBuildInputs = [ installShellFiles ];
  installPhase = ''
    runHook preInstall
    install -Dm755 ennea -t $out/bin
    installManPage man/*.1
    installShellCompletion --bash completions/ennea.bash --zsh completions/_ennea --fish completions/ennea.fish
    runHook postInstall
  '';
  meta = {
    description = "Sudoku mathematics engine";
    homepage = "@REPOSITORY@";
    license = with lib.licenses; [ mit asl20 ];
    mainProgram = "ennea";
    platforms = builtins.attrNames archives;
    sourceProvenance = [ lib.sourceTypes.binaryNativeCode ];
  };
}
