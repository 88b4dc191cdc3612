# Formula of Homebrew; `cargo run -p xtask -- collect FOLDER` fills its gaps.
class Ennea < Formula
  desc "Sudoku mathematics engine: counts, classifies, solves, explains and makes"
  homepage "@REPOSITORY@"
  version "@VERSION@"
  license any_of: ["MIT", "Apache-2.0"]

  on_macos do
    on_arm do
      url "@URL aarch64-apple-darwin@"
      sha256 "@SHA256 aarch64-apple-darwin@"
    end
    on_intel do
      url "@URL x86_64-apple-darwin@"
      sha256 "@SHA256 x86_64-apple-darwin@"
    end
  end

  on_linux do
    on_arm do
      url "@URL aarch64-unknown-linux-musl@"
      sha256 "@SHA256 aarch64-unknown-linux-musl@"
    end
    on_intel do
      url "@URL x86_64-unknown-linux-musl@"
      sha256 "@SHA256 x86_64-unknown-linux-musl@"
    end
  end

  def install
    bin.install "ennea"
    man1.install Dir["man/*.1"]
    bash_completion.install "completions/ennea.bash" => "ennea"
    zsh_completion.install "completions/_ennea"
    fish_completion.install "completions/ennea.fish"
  end

  test do
    assert_equal "24", pipe_output("#{bin}/ennea count", "12..............\n").strip
  end
end
