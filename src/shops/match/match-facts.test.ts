import { expect, test } from 'vitest'
import { markDifference } from './mark-difference.ts'
import { matchFact, type Said } from './match-facts.ts'

const verdicts = (said: Said, fact: Parameters<typeof matchFact>[0] = 'NAME') =>
  Object.fromEntries(matchFact(fact, said).map(({ source, verdict }) => [source, verdict]))

const OAK = 'Brightoak Trading Co., Ltd.'

test.each<[string, Said, object]>([
  [
    'all agree',
    { PAPERS: OAK, REGISTER: OAK.toUpperCase(), PORTAL: OAK, SHOP: OAK },
    { PAPERS: 'SAME', REGISTER: 'SAME', PORTAL: 'SAME', SHOP: 'SAME' },
  ],
  [
    'most outvote the papers',
    { PAPERS: 'Oak Ltd', PORTAL: OAK, SHOP: OAK },
    { PAPERS: 'DIFFERENT', REGISTER: 'UNKNOWN', PORTAL: 'SAME', SHOP: 'SAME' },
  ],
  [
    'of two, the papers are right',
    { PAPERS: OAK, SHOP: 'Oak Ltd' },
    { PAPERS: 'SAME', REGISTER: 'UNKNOWN', PORTAL: 'UNKNOWN', SHOP: 'DIFFERENT' },
  ],
  [
    'the portal is right against the shop alone',
    { PORTAL: OAK, SHOP: 'Brightoak Trading Ltd' },
    { PAPERS: 'UNKNOWN', REGISTER: 'UNKNOWN', PORTAL: 'SAME', SHOP: 'LEGAL_FORM' },
  ],
  [
    'nobody says anything',
    {},
    { PAPERS: 'UNKNOWN', REGISTER: 'UNKNOWN', PORTAL: 'UNKNOWN', SHOP: 'UNKNOWN' },
  ],
])('%s', (_case, said, expected) => expect(verdicts(said)).toEqual(expected))

const marked = (text: string, other: string) =>
  markDifference(text, other).map(({ text: piece, differs }) => (differs ? `[${piece}]` : piece))

test('the words that differ are marked, and no others', () => {
  expect(marked('Room 1203, Bldg 3, Keji Rd', 'room 1203, bldg 2, keji rd').join('')).toBe(
    'Room 1203, Bldg [3,] Keji Rd',
  )
  expect(marked('Brightoak Trading Co Limited', OAK).join('')).toBe('Brightoak Trading Co [Limited]')
  expect(marked('深圳市明橡', '深圳市明象').join('')).toBe('[深圳市明橡]')
  expect(marked('same', 'SAME')).toEqual(['same'])
  expect(marked('', 'a')).toEqual([''])
})
