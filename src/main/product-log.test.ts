import { PassThrough } from 'node:stream'
import { expect, test } from 'vitest'
import { productLog } from './product-log.ts'

test('hides the code of an invite as it hides every secret', () => {
  const destination = new PassThrough()
  const log = productLog({ level: 'info', destination })
  log.info({ inviteCommitCode: 'hunter2', input: { inviteCommitCode: 'hunter2', token: 'hunter2' } }, 'a')
  const text = String(destination.read())
  expect(text).toContain('[hidden]')
  expect(text).not.toContain('hunter2')
})
