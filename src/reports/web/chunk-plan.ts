/** The pieces of a file from `from` on, in their order: each as large as all, but for the last. */
export function chunksFrom(from: number, size: number, chunkSize: number): { start: number; end: number }[] {
  const chunks: { start: number; end: number }[] = []
  for (let start = from; start < size; start += chunkSize)
    chunks.push({ start, end: Math.min(size, start + chunkSize) })
  return chunks
}

/**
 * Where an upload goes on. The last chunk that arrived is sent once more: the server compares it, so that another file
 * of the same name and size is noticed.
 */
export function resumeAt(received: number, chunkSize: number): number {
  if (received === 0) return 0
  return Math.floor((received - 1) / chunkSize) * chunkSize
}
