import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { UNREADABLE, type PdfText } from './pdf-text.ts'

/** Letters take a tenth of a second. */
const TIME_MS = 15_000
const PROCESS = fileURLToPath(new URL('pdf-process.ts', import.meta.url))

/**
 * The text of a PDF, read by a process without secrets, files to write and programs to start. One that hangs, dies or
 * takes too much memory is ended, and the PDF counts as unreadable.
 */
export function readPdf(bytes: Uint8Array, timeMs = TIME_MS): Promise<PdfText> {
  return new Promise((resolve) => {
    const child = fork(PROCESS, {
      execArgv: ['--permission', '--allow-fs-read=*', '--allow-worker'],
      env: {},
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    })
    const timer = setTimeout(() => child.kill('SIGKILL'), timeMs)
    let read = UNREADABLE
    child.once('message', (message) => {
      read = message as PdfText
    })
    child.once('error', () => child.kill('SIGKILL'))
    child.once('close', () => {
      clearTimeout(timer)
      resolve(read)
    })
    // A process that died already takes nothing; it is closed then.
    child.send(bytes, () => undefined)
  })
}
