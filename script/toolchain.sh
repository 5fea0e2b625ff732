# Sourced by the other scripts: puts the project's own Node and pnpm first on PATH, where there are any.
cd "$(dirname "${BASH_SOURCE[0]}")/.."
if [ -d .toolchain/node_modules/.bin ]; then export PATH="$PWD/.toolchain/node_modules/.bin:$PATH"; fi
export PATH="$PWD/node_modules/.bin:$PATH"
