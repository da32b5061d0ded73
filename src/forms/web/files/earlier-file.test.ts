import { expect, it } from 'vitest'
import { obstacleToUse } from './earlier-file.ts'

const limits = { accept: ['application/pdf', 'image/jpeg'], maxBytes: 10_000_000 }

it.each([
  ['a PDF', { type: 'application/pdf', size: 9_000_000 }, undefined],
  ['at the limit', { type: 'image/jpeg', size: 10_000_000 }, undefined],
  ['above it', { type: 'image/jpeg', size: 10_000_001 }, 'earlierSize'],
  ['a photo of a phone', { type: 'image/heic', size: 1 }, 'earlierType'],
  ['chosen already', { type: 'application/pdf', size: 1, uploadId: 'b' }, 'earlierTaken'],
] as const)('%s', (_name, document, obstacle) => {
  expect(obstacleToUse({ uploadId: 'a', ...document }, limits, ['b'])).toBe(obstacle)
})

it('knows the limit of every upload', () => {
  const large = { uploadId: 'a', type: 'application/pdf', size: 26 * 1024 * 1024 }
  expect(obstacleToUse(large, { ...limits, maxBytes: 100_000_000 }, [])).toBe('earlierSize')
})
