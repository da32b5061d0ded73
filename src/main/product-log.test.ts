import { PassThrough } from 'node:stream'
import { expect, test } from 'vitest'
import { productLog } from './product-log.ts'

test('redacts the code of an invite like every secret', () => {
  const destination = new PassThrough()
  const log = productLog({ level: 'info', destination })
  log.info({ inviteCommitCode: 'hunter2', input: { inviteCommitCode: 'hunter2', token: 'hunter2' } }, 'a')
  const text = String(destination.read())
  expect(text).toContain('[hidden]')
  expect(text).not.toContain('hunter2')
})
