import { PassThrough } from 'node:stream'
import { describe, expect, test, vi } from 'vitest'
import { createLog, laterChild } from './log.ts'

function logged(
  level: string,
  write: (log: ReturnType<typeof createLog>) => void,
): Record<string, unknown>[] {
  const lines: string[] = []
  const destination = new PassThrough()
  destination.on('data', (part: Buffer) => lines.push(part.toString()))
  write(createLog({ level, destination, secrets: ['keyOfAModule'] }))
  destination.read()
  return lines
    .join('')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Record<string, unknown>)
}

function say(log: ReturnType<typeof createLog>): void {
  log.info({ token: 'abc' }, 'one')
  log.child({ step: 2 }).error('two')
  log.debug('unheard')
}

describe('the log', () => {
  test('writes JSON lines with an instant, a level and the given fields', () => {
    const [line] = logged('info', (log) => log.info({ requestId: 'r-1', status: 200 }, 'request'))
    expect(line).toMatchObject({ level: 30, msg: 'request', requestId: 'r-1', status: 200 })
    expect(new Date(String(line?.['time'])).toISOString()).toBe(line?.['time'])
  })

  test.each([
    'password',
    'newPassword',
    'oldPassword',
    'token',
    'otp',
    'totpSecret',
    'pin',
    'code',
    'answers',
    'authorization',
    'cookie',
    'secret',
    'keyOfAModule',
    'staffToken',
    'x-access-token',
  ])('hides %s, at the top and one level down', (name) => {
    const lines = logged('info', (log) => {
      log.info({ [name]: 'hunter2' }, 'a')
      log.info({ input: { [name]: 'hunter2' } }, 'b')
      log.child({ [name]: 'hunter2' }).info('c')
    })
    expect(lines).toHaveLength(3)
    expect(JSON.stringify(lines)).not.toContain('hunter2')
    expect(JSON.stringify(lines)).toContain('[hidden]')
  })

  test('writes nothing below its level', () => {
    expect(logged('warn', (log) => log.info('quiet'))).toEqual([])
    expect(logged('silent', (log) => log.error('quiet'))).toEqual([])
  })

  test('says what a child says, also of a child that is made later, and hides its secrets', () => {
    const bindings = { requestId: 'r-1', secret: 'x' }
    const later = logged('info', (log) => say(laterChild(laterChild(log, bindings), { who: 'u' })))
    const made = logged('info', (log) => say(log.child(bindings).child({ who: 'u' })))
    const said = made.map((line) => ({ ...line, time: expect.any(String) as string }))
    expect(later).toEqual(said)
    expect(later).toHaveLength(2)
  })

  test('makes no child of one that says nothing', () => {
    logged('info', (log) => {
      const children = vi.spyOn(log, 'child')
      const later = laterChild(log, { requestId: 'r-1' })
      expect(later.level).toBe('info')
      expect(children).not.toHaveBeenCalled()
      later.warn('now')
      expect(children).toHaveBeenCalledOnce()
    })
  })
})
