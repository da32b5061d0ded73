import assert from 'node:assert/strict'
import { ask, BASE } from '../ask.ts'
import type { Place } from '../place.ts'
import type { Row } from '../row.ts'
import { eventually, type Sent, watchCalls } from './windows.ts'

/** Pages that together make calls of every kind: public and own, GET and POST. */
const VISITOR = ['/register', '/shoppingCart', '/services/productDetails?code=vat-registration-de']
const SELLER = ['/workspace/dashboard', '/workspace/myServices', '/workspace/information', '/shoppingCart']

async function callsOf(place: Place, addresses: readonly string[], token?: string): Promise<Sent[]> {
  const page = await place.open(token === undefined ? {} : { token })
  const sent = watchCalls(page)
  for (const address of addresses) {
    await page.goto(address)
    await page.waitForLoadState('networkidle')
  }
  assert.ok(sent.length > 0, 'no call was made')
  return sent
}

const all = async (place: Place) => [
  ...(await callsOf(place, VISITOR)),
  ...(await callsOf(place, SELLER, place.seller)),
]

/** 6 and 7: what every call carries. */
export const WIRE_ROWS: readonly Row[] = [
  {
    id: '6.headers',
    says: 'the token of local storage goes with every call as Token, Authorization and X-Access-Token',
    over: 'browser',
    async check(place) {
      const { seller } = place
      for (const { url, headers } of await callsOf(place, SELLER, seller)) {
        const three = [headers['token'], headers['authorization'], headers['x-access-token']]
        assert.deepEqual(three, [seller, seller, seller], url.pathname)
      }
    },
  },
  {
    id: '6.any-header',
    says: 'the server takes the token from any of the three',
    over: 'HTTP',
    async check(place) {
      for (const name of ['Token', 'Authorization', 'X-Access-Token']) {
        const { envelope } = await ask(place, 'GET /user/info', { headers: { [name]: place.seller } })
        assert.equal(envelope.code, 0, name)
      }
    },
  },
  {
    id: '7.base',
    says: 'all calls lie below /server/{product}',
    over: 'browser',
    async check(place) {
      for (const { url } of await all(place)) assert.ok(url.pathname.startsWith(`${BASE}/`), url.pathname)
      const outside = await place.send('/product/details?code=vat-registration-de', {})
      assert.equal(outside.status, 404)
    },
  },
  {
    id: '7.every-call',
    says: 'every call carries lang, Token, Authorization and X-Access-Token, signed out too',
    over: 'browser',
    async check(place) {
      for (const { url, headers } of await all(place))
        for (const name of ['lang', 'token', 'authorization', 'x-access-token'])
          assert.ok(name in headers, `${url.pathname} lacks ${name}`)
    },
  },
  {
    id: '7.invite-header',
    says: 'inviteCommitCode goes along when there is one, and only then',
    over: 'browser',
    async check(place) {
      for (const { url, headers } of await all(place))
        assert.ok(!('invitecommitcode' in headers), url.pathname)
      const page = await place.open()
      const sent = watchCalls(page)
      await page.goto(place.invite.url)
      const ofForm = () => sent.filter(({ url }) => url.pathname.includes('Invite'))
      await eventually('the form', () => ofForm().length > 0, true)
      await page.waitForLoadState('networkidle')
      const form = ofForm()
      for (const { headers } of form) assert.equal(headers['invitecommitcode'], place.invite.code)
    },
  },
  {
    id: '7.credentials',
    says: 'credentials are sent: the cookies go with every call',
    over: 'browser',
    async check(place) {
      const page = await place.open({ token: place.seller, lang: 'en' })
      const sent = watchCalls(page)
      await page.goto('/workspace/myServices')
      await eventually('calls', () => sent.length > 2, true)
      for (const { url, headers } of sent) assert.match(headers['cookie'] ?? '', /language=en/, url.pathname)
    },
  },
  {
    id: '7.get',
    says: 'GET calls send their parameters in the query, and no body',
    over: 'browser',
    async check(place) {
      const gets = (await all(place)).filter(({ method }) => method === 'GET')
      assert.ok(
        gets.some(({ url }) => url.search !== ''),
        'one with parameters',
      )
      for (const { url, body } of gets) assert.equal(body, null, url.pathname)
    },
  },
  {
    id: '7.post',
    says: 'POST calls send a JSON body, and nothing in the query',
    over: 'browser',
    async check(place) {
      const posts = (await all(place)).filter(({ method }) => method === 'POST')
      assert.ok(posts.length > 0, 'one at least')
      for (const { url, headers, body } of posts) {
        assert.match(headers['content-type'] ?? '', /^application\/json/, url.pathname)
        assert.equal(typeof JSON.parse(body ?? ''), 'object', url.pathname)
        assert.equal(url.search, '', url.pathname)
      }
    },
  },
  {
    id: '3.envelope',
    says: 'every answer is code, message, data: of success, of refusals, of nonsense',
    over: 'HTTP',
    async check(place) {
      const codes: number[] = []
      for (const [name, body] of [
        ['GET /site/config', undefined],
        ['GET /order/list', undefined],
        ['GET /nothing/here', undefined],
        ['POST /product/list', { page: 'many' }],
        ['POST /product/list', [1, 2]],
        ['GET /product/details', undefined],
      ] as const)
        codes.push((await ask(place, name, { body })).envelope.code)
      assert.deepEqual(codes, [0, 1, 499, 400, 400, 400])
    },
  },
]
