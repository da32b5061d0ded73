import { get, type ClientRequest } from 'node:http'

export type Stream = {
  request: ClientRequest
  /** When each hint arrived. */
  hinted: number[]
  isOpen: boolean
}

/** A seller's stream, once it says that it is open. */
function openStream(url: string, token: string): Promise<Stream> {
  return new Promise((opened, failed) => {
    const request = get(`${url}/server/portal/stream`, { agent: false, headers: { token } }, (response) => {
      if (response.statusCode !== 200) return failed(new Error(`status ${response.statusCode}`))
      response.setEncoding('utf8').on('data', (text: string) => {
        if (text.includes('event: open')) opened(stream)
        if (text.includes('event: node')) stream.hinted.push(performance.now())
      })
      response.on('error', () => (stream.isOpen = false)).on('close', () => (stream.isOpen = false))
    }).on('error', failed)
    const stream: Stream = { request, hinted: [], isOpen: true }
  })
}

/** Fifty at a time, so that the queue of new connections does not overflow. */
export async function openStreams(url: string, tokens: readonly string[]): Promise<Stream[]> {
  const streams: Stream[] = []
  for (let from = 0; from < tokens.length; from += 50) {
    const some = tokens.slice(from, from + 50).map((token) => openStream(url, token))
    streams.push(...(await Promise.all(some)))
  }
  return streams
}
