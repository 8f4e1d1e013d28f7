// Files that the player keeps, and those that are brought back.

export function saveFile(name, text) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** Lets the player choose a file; `opened(text)` is called if one was chosen. */
export function openFile(opened) {
  const field = document.createElement('input');
  field.type = 'file';
  field.accept = '.txt,.tapete,text/plain';
  field.onchange = async () => { if (field.files.length > 0) opened(await field.files[0].text()); };
  field.click();
}
