import type { FastifyInstance, FastifyRequest } from 'fastify'

type Noted = { path: string; method: string; headers: { header: string; value: string }[] }

const MOST = 50

/** As HMRC's Test Fraud Prevention Headers API: which headers the last requests had. */
export function registerFeedback(app: FastifyInstance): { note(request: FastifyRequest): void } {
  const requests: Noted[] = []
  app.get('/test/fraud-prevention-headers/vat-mtd/validation-feedback', async () => ({ requests }))
  return {
    note({ url, method, headers }) {
      const sent = Object.entries(headers).filter(([name]) => /^gov-(?:client|vendor)-/.test(name))
      const named = sent.map(([header, value]) => ({ header, value: String(value) }))
      requests.unshift({ path: url, method, headers: named })
      requests.splice(MOST)
    },
  }
}
