// Hands a file to the browser's downloads.

export function download(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Not at once: some browsers start reading only after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/** A file is called what the page is: "kill-team-shoot.png". */
export function fileName(title: string, ending: string): string {
  const words = title.toLowerCase().replace(/(?<=\d),(?=\d)/g, '');
  return `${words.replace(/[^\p{L}\p{N}]+/gu, '-')}.${ending}`;
}
