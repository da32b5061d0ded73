import { describe, expect, it } from 'vitest'
import { signatureProblem, signWebhook } from './webhook-signature.ts'

const at = new Date('2026-03-17T10:00:00Z')
const later = (seconds: number) => new Date(at.getTime() + seconds * 1000)
const body = Buffer.from('{"id":"spe_1"}')
const header = signWebhook('secret', body, at)

describe('the signature of a webhook', () => {
  it('is valid for the bytes that were signed, for five minutes', () => {
    expect(signatureProblem('secret', { header, body, now: at })).toBeUndefined()
    expect(signatureProblem('secret', { header, body, now: later(300) })).toBeUndefined()
    expect(signatureProblem('secret', { header, body, now: later(301) })).toBe('stale')
    expect(signatureProblem('secret', { header, body, now: later(-301) })).toBe('stale')
  })

  it.each([
    ['another secret', 'other', header, body],
    ['another body', 'secret', header, Buffer.from('{"id":"spe_2"}')],
    ['another time', 'secret', header.replace(/t=\d+/, `t=${Math.floor(at.getTime() / 1000) + 1}`), body],
  ])('is forged with %s', (_, secret, sent, bytes) => {
    expect(signatureProblem(secret, { header: sent, body: bytes, now: at })).toBe('forged')
  })

  it.each([undefined, '', 'v1=00', 't=1,v1=zz', `${header},v1=aa`])('is missing in %s', (sent) => {
    expect(signatureProblem('secret', { header: sent, body, now: at })).toBe('missing')
  })
})
