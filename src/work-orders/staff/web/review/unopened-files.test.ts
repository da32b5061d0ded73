import { expect, it } from 'vitest'
import type { Template } from '#forms/engine/model/template.ts'
import { unopenedFiles } from './unopened-files.ts'

const label = { en: 'x', zh: 'x' }
const file = { type: 'file', label, accept: ['image/png'], maxBytes: 1, required: true } as const
const template: Template = {
  key: 'company',
  version: 1,
  title: label,
  sections: [
    {
      key: 'company',
      title: label,
      fields: [
        { type: 'text', key: 'name', label, required: true },
        { ...file, key: 'licence', maxFiles: 3 },
        { ...file, key: 'passport', maxFiles: 3 },
      ],
    },
  ],
}
const record = (fileId: string) => ({
  fileId,
  name: `${fileId}.pdf`,
  type: 'application/pdf',
  size: 1,
  scan: 'clean' as const,
  scannedBy: 'MARKS' as const,
  uploadedAt: '2026-03-01T00:00:00Z',
  sensitive: false,
})
const answers = { name: 'Lanhai', licence: ['a', 'b'], passport: ['c', 'a'] }
const files = ['c', 'b', 'a'].map(record)
const ALL = ['name', 'licence', 'passport']

it.each<[string, string[], string[], string[], string[]]>([
  ['nobody opened any: each once, as the form has them', ALL, [], [], ['a', 'b', 'c']],
  ['only those of the answers asked about', ['name', 'licence'], [], [], ['a', 'b']],
  ['a colleague opened one', ALL, ['b'], [], ['a', 'c']],
  ['this window opened one', ALL, [], ['c'], ['a', 'b']],
  ['all are opened', ALL, ['a'], ['b', 'c'], []],
  ['no file among them', ['name'], [], [], []],
])('%s', (_name, paths, openedFiles, here, expected) => {
  const found = unopenedFiles({ template, answers, files, openedFiles }, paths, (id) => here.includes(id))
  expect(found.map(({ fileId }) => fileId)).toEqual(expected)
})
