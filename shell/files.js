// Files that the player saves and opens again.

const LONGEST = 1 << 26;  // bytes, as in src/app/parcel.hpp

/**
 * Downloads a file, or shares it from an installed iPhone page, which cannot download. Then calls `saved(whole)`: whether the file was read
 * back with the same text, and was shared if it had to be.
 */
export async function saveFile(name, text, saved) {
  let whole = false;
  try {
    const file = new File([text], name, { type: 'text/plain' });
    const shares = navigator.standalone && navigator.canShare?.({ files: [file] });
    // Sharing is allowed only right after a press, so it does not wait for the file to be read back.
    const [written] = await Promise.all([file.text(), shares && navigator.share({ files: [file] })]);
    whole = written === text;
    if (whole && !shares) download(file);
  } catch (error) {
    console.info(`file: ${error}`);
    whole = false;
  }
  saved(whole);
}

function download(file) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/**
 * Lets the player choose a file of any name, because copies get renamed. Calls `opened(bytes)` if one was chosen, `tooLong()` if it is too
 * long and was not read, or `unread()` if reading failed.
 */
export function openFile(opened, tooLong, unread) {
  const field = document.createElement('input');
  field.type = 'file';
  field.onchange = () => {
    const [file] = field.files;
    if (!file) return;
    if (file.size > LONGEST) tooLong();
    else file.arrayBuffer().then((buffer) => opened(new Uint8Array(buffer)), unread);
  };
  field.click();
}
