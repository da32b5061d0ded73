import { createInterface } from 'node:readline'
import type { Readable, Writable } from 'node:stream'
import { once } from 'node:events'
import { type Answer, type Command, unreadable } from './command.ts'

/** Output is written in chunks of this size, so that a million lines are not a million system calls. */
const CHUNK = 64 * 1024

function answerLine(line: string, command: Command): Answer {
  let question: unknown
  try {
    question = JSON.parse(line)
  } catch {
    return unreadable('NOT_JSON', 'This line is not JSON.', '此行不是有效的JSON。')
  }
  return command(question)
}

/**
 * Answers every line of the input in order, with only one line in memory. Empty lines are skipped.
 * @returns whether every line could be parsed
 */
export async function answerLines(input: Readable, output: Writable, command: Command): Promise<boolean> {
  let allRead = true
  let pending = ''
  const flush = async (): Promise<void> => {
    const text = pending
    pending = ''
    if (text !== '' && !output.write(text)) await once(output, 'drain')
  }
  for await (const line of createInterface({ input, crlfDelay: Infinity })) {
    const text = line.replace(/^\uFEFF/, '').trim()
    if (text === '') continue
    const answer = answerLine(text, command)
    if ('error' in answer) allRead = false
    pending += `${JSON.stringify(answer)}\n`
    if (pending.length > CHUNK) await flush()
  }
  await flush()
  return allRead
}
