import type { Scanner } from './scanner.ts'

/** The antivirus industry's test file (EICAR), in two parts so that no scanner finds it here. */
const EICAR = Buffer.from(
  ['X5O!P%@AP[4\\PZX54(P^)7CC)7}', '$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join(''),
)

/** Marks of executables: none may hide behind the header of a picture or PDF. */
const PROGRAM_MARKS = [
  Buffer.from('This program cannot be run in DOS mode'),
  Buffer.from('\x7fELF\x02\x01\x01\x00'),
]

/**
 * Searches for the marks of programs and for the test mark of virus scanners. That is no virus scan, and no text may call
 * it one.
 */
export function createMarksScanner(signatures: readonly Buffer[] = [EICAR, ...PROGRAM_MARKS]): Scanner {
  const overlap = Math.max(...signatures.map((signature) => signature.length)) - 1
  return {
    async scan(source) {
      let tail = Buffer.alloc(0)
      let result: 'clean' | 'infected' = 'clean'
      // Reads to the end even after a match: only then has the store verified that the bytes are those written.
      for await (const chunk of source) {
        const window = Buffer.concat([tail, chunk as Buffer])
        if (signatures.some((signature) => window.includes(signature))) result = 'infected'
        tail = window.subarray(Math.max(0, window.length - overlap))
      }
      return result
    },
  }
}
