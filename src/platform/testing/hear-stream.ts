import { get, type ClientRequest, type IncomingMessage } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'

/** What was heard, each as its kind and, where it says so, what it is of: `order wo_1`. */
export type HeardStream = {
  response: IncomingMessage
  request: ClientRequest
  heard: string[]
  /** Whether it ended properly, once it has. */
  ended: Promise<boolean>
}

/** Opens a stream of events over a connection of its own. */
export async function hearStream(url: string, token: string): Promise<HeardStream> {
  const { promise, resolve } = Promise.withResolvers<IncomingMessage>()
  const request = get(url, { agent: false, headers: { token } }, resolve).on('error', () => undefined)
  const response = await promise
  const heard: string[] = []
  response.setEncoding('utf8').on('data', (text: string) => {
    const events = text.matchAll(/^event: (\w+)\ndata:[ ]?(.*)$/gm)
    heard.push(...[...events].map(([, kind = '', of = '']) => `${kind} ${of}`.trim()))
  })
  const ended = new Promise<boolean>((end) => response.on('close', () => end(response.complete)))
  response.on('error', () => undefined)
  return { response, request, heard, ended }
}

export async function until(isTrue: () => boolean, what: string): Promise<void> {
  for (let tries = 0; tries < 200; tries++) {
    if (isTrue()) return
    await sleep(20)
  }
  throw new Error(`never: ${what}`)
}
