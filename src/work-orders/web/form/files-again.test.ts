import { describe, expect, it } from 'vitest'
import type { FormFile } from '#forms/web/public.tsx'
import { withFiles } from './files-again.ts'
import type { FormOfNode } from './send-returned.ts'

const file = (fileId: string): FormFile => ({
  fileId,
  name: 'a.pdf',
  type: 'application/pdf',
  size: 1,
  scan: 'clean',
})
const note = (path: string, ...ids: string[]) =>
  ({ path, files: ids.map(file) }) as unknown as FormOfNode['reviewNotes'][number]

describe('a returned form with new files', () => {
  const answers = {
    city: 'Shenzhen',
    proofOfTrade: ['doc_1', 'doc_2'],
    directors: [
      { _id: 'a', fullName: 'ZHOU MING', passport: ['doc_3'] },
      { _id: 'b', fullName: 'XU LAN', passport: ['doc_4'] },
    ],
  }

  it('replaces what was returned in its row, and nothing else', () => {
    const next = withFiles(
      { answers, reviewNotes: [note('directors/a/passport', 'doc_3')] },
      new Map([['directors/a/passport', file('doc_9')]]),
    )
    expect(next).toEqual({
      ...answers,
      directors: [{ _id: 'a', fullName: 'ZHOU MING', passport: ['doc_9'] }, answers.directors[1]],
    })
  })

  it('keeps the files beside the returned one', () => {
    const next = withFiles(
      { answers, reviewNotes: [note('proofOfTrade', 'doc_2')] },
      new Map([['proofOfTrade', file('doc_9')]]),
    )
    expect(next.proofOfTrade).toEqual(['doc_1', 'doc_9'])
  })
})
