/** An event of a stream: its name, and its data as text. */
export interface StreamEvent {
  name: string;
  data: string;
}

/** Reads server-sent events as they come, wherever the pieces of the stream are cut. */
export async function* readEvents(stream: ReadableStream<Uint8Array>): AsyncGenerator<StreamEvent> {
  const decoder = new TextDecoder();
  const reader = stream.getReader();
  let text = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    text += decoder.decode(value, { stream: true });
    const events = text.split('\n\n');
    text = events.pop() ?? '';
    for (const event of events) yield { name: fieldOf(event, 'event'), data: fieldOf(event, 'data') };
  }
}

function fieldOf(event: string, field: string): string {
  const start = `${field}: `;
  const line = event.split('\n').find((one) => one.startsWith(start));
  return line?.slice(start.length) ?? '';
}
