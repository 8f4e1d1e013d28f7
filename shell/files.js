// Files that the player saves and opens again.

const LONGEST = 1 << 26;  // bytes, as in src/app/parcel.hpp

/** Calls `saved(whole)` once the file has been written and read back: whether it contains the text. */
export async function saveFile(name, text, saved) {
  let whole = false;
  try {
    const file = new Blob([text], { type: 'text/plain' });
    whole = await file.text() === text;
    if (whole) hand(name, file);
  } catch (error) {
    console.info(`file: ${error}`);
    whole = false;
  }
  saved(whole);
}

function hand(name, file) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/**
 * Lets the player choose a file of any name, because copies get renamed. Calls `opened(text)` if one was chosen, `tooLong()` if it is too
 * long and was not read, or `unread()` if reading failed.
 */
export function openFile(opened, tooLong, unread) {
  const field = document.createElement('input');
  field.type = 'file';
  field.onchange = () => {
    const [file] = field.files;
    if (!file) return;
    if (file.size > LONGEST) tooLong();
    else file.text().then(opened, unread);
  };
  field.click();
}
