// Saves files, and opens files that the player chooses.

// The same values as in src/app/payload.hpp
const LONGEST = 1 << 26;  // largest size of a file, in bytes
// Reasons for a refusal
const TOO_LONG = 3;
const ENCODING = 4;
const UNREAD = 5;

/**
 * Downloads a file. An installed iPhone page cannot download, so it shares the file instead. Then calls `saved(whole)`; `whole` is true if
 * the text that was read back is the same, and if the file was also shared where sharing is needed.
 */
export async function saveFile(name, text, saved) {
  let whole = false;
  try {
    const file = new File([text], name, { type: 'text/plain' });
    const shares = navigator.standalone && navigator.canShare?.({ files: [file] });
    // Browsers allow sharing only right after a press, so it does not wait until the file has been read back.
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

const WIDE = { '255,254': 'utf-16le', '254,255': 'utf-16be' };  // by their byte order marks

/**
 * Decodes a file in UTF-8, or in UTF-16 with a byte order mark; throws if the bytes are neither. A backup is returned unchanged. In a record,
 * all line breaks become line feeds, and chat text around the record is removed.
 */
function decode(buffer) {
  const text = new TextDecoder(WIDE[new Uint8Array(buffer.slice(0, 2))] ?? 'utf-8', { fatal: true }).decode(buffer);
  if (text.startsWith('tapete backup ')) return text;
  const lines = text.replace(/\r\n?/g, '\n');
  const start = Math.max(0, lines.search(/^tapete 1$/m));
  const fence = lines.indexOf('\n```', start);
  return lines.slice(start, fence < 0 ? undefined : fence + 1);
}

/** Opens a file chooser without a filter, because players rename backups. Passes the text, or the reason for a refusal, to the app. */
export function openFile(app) {
  const field = document.createElement('input');
  field.type = 'file';
  const read = (buffer) => {
    let text;
    try {
      text = decode(buffer);
    } catch {
      return app.fileRefused(ENCODING);
    }
    return app.fileOpened(text);
  };
  field.onchange = () => {
    const [file] = field.files;
    if (!file) return;
    if (file.size > LONGEST) app.fileRefused(TOO_LONG);
    else file.arrayBuffer().then(read, () => app.fileRefused(UNREAD));
  };
  field.click();
}
