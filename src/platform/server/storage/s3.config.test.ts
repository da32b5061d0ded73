import { expect, test } from 'vitest'
import { readSettings } from '../settings.ts'
import { STORAGE_SETTINGS, storageConfig } from './s3.config.ts'

const read = (env: Record<string, string>, production = true) =>
  storageConfig(readSettings(STORAGE_SETTINGS, env, { production })).storage
const BUCKET = {
  GREENLANE_S3_BUCKET: 'papers',
  GREENLANE_S3_ACCESS_KEY_ID: 'key',
  GREENLANE_S3_SECRET_ACCESS_KEY: 'secret',
}

test('without settings, files lie in the folder', () => {
  expect(read({})).toEqual({ filesIn: 'folder', s3: undefined })
})

test('a bucket at Amazon, and one elsewhere, which is named in the path', () => {
  const amazon = { bucket: 'papers', region: 'us-east-1', accessKeyId: 'key', secretAccessKey: 'secret' }
  expect(read({ ...BUCKET, GREENLANE_FILES: 's3' })).toEqual({
    filesIn: 's3',
    s3: { ...amazon, endpoint: undefined, pathStyle: false },
  })
  expect(read({ ...BUCKET, GREENLANE_S3_ENDPOINT: 'https://s3.example.com/' })).toEqual({
    filesIn: 'folder',
    s3: { ...amazon, endpoint: 'https://s3.example.com', pathStyle: true },
  })
})

test.each([
  [{ GREENLANE_FILES: 's3' }, /GREENLANE_S3_BUCKET is missing[\s\S]*ACCESS_KEY_ID is missing/],
  [{ GREENLANE_S3_BUCKET: 'papers' }, /GREENLANE_S3_SECRET_ACCESS_KEY is missing/],
  [{ ...BUCKET, GREENLANE_S3_BUCKET: 'No Bucket' }, /GREENLANE_S3_BUCKET must be the name/],
  [{ ...BUCKET, GREENLANE_S3_ENDPOINT: 'http://s3.example.com' }, /must begin with https/],
  [{ GREENLANE_FILES: 'cloud' }, /GREENLANE_FILES/],
])('%j is refused', (env, words) => {
  expect(() => read(env)).toThrow(words)
})

test('production takes plain HTTP from a service on this machine', () => {
  expect(read({ ...BUCKET, GREENLANE_S3_ENDPOINT: 'http://127.0.0.1:9000' }).s3?.endpoint).toBe(
    'http://127.0.0.1:9000',
  )
})
