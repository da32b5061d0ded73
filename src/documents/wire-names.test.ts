import { describe, expect, it } from 'vitest'
import { fromWire, toWire } from './wire-names.ts'

const onWire = {
  uploadId: 'file_1',
  items: [{ id: 'a', uploadIds: ['file_2'] }],
  certificate: null,
  template: { key: 'uploadId' },
  answers: { uploadId: 'the answer to a question of that name' },
}

describe('wire names of stored files', () => {
  it('become those of the code at every depth, but not inside forms', () => {
    const inCode = fromWire(onWire)
    expect(inCode).toEqual({
      fileId: 'file_1',
      items: [{ id: 'a', fileIds: ['file_2'] }],
      certificate: null,
      template: onWire.template,
      answers: onWire.answers,
    })
    expect(inCode.items[0]?.fileIds).toEqual(['file_2'])
  })

  it('are restored for the wire', () => {
    expect(toWire(fromWire(onWire))).toEqual(onWire)
    expect(toWire({ certificateFileId: undefined })).toEqual({ certificateUploadId: undefined })
  })
})
