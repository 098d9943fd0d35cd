/** Bytes as text that is safe in an address. */
export function toBase64Url(bytes: Uint8Array): string {
  const PIECE = 0x8000;
  let binary = '';
  for (let i = 0; i < bytes.length; i += PIECE) binary += String.fromCharCode(...bytes.subarray(i, i + PIECE));
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** null for text that is no base64url. */
export function fromBase64Url(text: string): Uint8Array<ArrayBuffer> | null {
  if (!/^[\w-]*$/.test(text)) return null;
  try {
    return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (byte) => byte.charCodeAt(0));
  } catch {
    return null;
  }
}
