// Why a file or link is refused: which action, and what is wrong with it.

export function refusalWords({ code, path, message }: { code: string; path: string; message: string }): string {
  const action = /^actions\[(\d+)\]/.exec(path)?.[1];
  const where = action === undefined ? '' : ` Action ${Number(action) + 1}:`;
  return `The battle is refused.${where} ${message} (${code}).`;
}
