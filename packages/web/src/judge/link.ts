/** A board in an address: packed, and nowhere on the server. */
import type { ScenarioDoc } from '@spaceline/protocol';

const PACKING = 'deflate-raw';

const through = async (bytes: Uint8Array<ArrayBuffer>, stream: CompressionStream | DecompressionStream) =>
  new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(stream)).arrayBuffer());

export async function packed(doc: ScenarioDoc): Promise<string> {
  const bytes = await through(new TextEncoder().encode(JSON.stringify(doc)), new CompressionStream(PACKING));
  const text = Array.from(bytes, (b) => String.fromCharCode(b)).join('');
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** Null where it is no board. */
export async function unpacked(text: string): Promise<ScenarioDoc | null> {
  try {
    const bytes = Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (c) => c.charCodeAt(0));
    const json = new TextDecoder().decode(await through(bytes, new DecompressionStream(PACKING)));
    const doc = JSON.parse(json) as ScenarioDoc;
    return typeof doc === 'object' && doc !== null && !Array.isArray(doc) ? doc : null;
  } catch {
    return null;
  }
}
