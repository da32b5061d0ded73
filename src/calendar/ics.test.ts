import ICAL from 'ical.js'
import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { writeIcs, type IcsEvent } from './ics.ts'

const STAMP = new Date('2026-11-22T00:00:00.000Z')
const event = (own: Partial<IcsEvent>): IcsEvent => ({
  uid: 'a@example.org',
  day: '2026-12-31',
  summary: 'VAT return due',
  description: '',
  url: 'https://portal.example/workspace/calendar',
  alarms: [],
  ...own,
})
const write = (own: Partial<IcsEvent> = {}, name = 'Greenlane') =>
  writeIcs({ name, lang: 'en', stamp: STAMP, events: [event(own)] })

function read(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[])
  const [component] = calendar.getAllSubcomponents('vevent')
  if (!component) throw new Error('no event')
  return { calendar, component, event: new ICAL.Event(component) }
}

it('is a calendar that a parser reads back as it was meant', () => {
  const description = 'Line one\nline two; with, signs \\ and 中文'
  const { calendar, event: found, component } = read(write({ description }))
  expect(calendar.getFirstPropertyValue('version')).toBe('2.0')
  expect(calendar.getFirstPropertyValue('x-wr-calname')).toBe('Greenlane')
  expect(found.summary).toBe('VAT return due')
  expect(found.description).toBe(description)
  expect(found.uid).toBe('a@example.org')
  expect(component.getFirstPropertyValue('dtstamp')?.toString()).toBe('2026-11-22T00:00:00Z')
})

it.each([
  ['2026-12-31', '2027-01-01'],
  ['2028-02-28', '2028-02-29'],
  ['2027-03-28', '2027-03-29'],
  ['2026-10-25', '2026-10-26'],
])('%s is a whole day until %s, whatever the clocks do', (day, next) => {
  const { event: found } = read(write({ day }))
  expect([found.startDate.isDate, found.startDate.toString(), found.endDate.toString()]).toEqual([
    true,
    day,
    next,
  ])
})

it('reminds seven days and one day before, at nine', () => {
  const { component } = read(write({ alarms: [7, 1] }))
  const triggers = component
    .getAllSubcomponents('valarm')
    .map((alarm) => alarm.getFirstPropertyValue('trigger')?.toString())
  expect(triggers).toEqual(['-P6DT15H', '-PT15H'])
})

it.each([
  ['a line break', 'a\r\nDTSTART:19700101'],
  ['a carriage return', 'a\rEND:VEVENT'],
  ['a separator of lines', 'a\u2028BEGIN:VEVENT'],
  ['a next line', 'a\u0085BEGIN:VEVENT'],
  ['a null', 'a\u0000b'],
])('%s in a text adds no line of its own', (_, text) => {
  const lines = write({ summary: text, description: text, uid: text }, text).split('\r\n')
  expect(lines.filter((line) => /^(BEGIN|END):VEVENT/.test(line))).toEqual(['BEGIN:VEVENT', 'END:VEVENT'])
  expect(lines.filter((line) => line.startsWith('DTSTART'))).toEqual(['DTSTART;VALUE=DATE:20261231'])
  expect(lines.join('')).not.toContain('\u0000')
})

it('keeps each line within 75 bytes without breaking a character, and gives any text back', () => {
  const texts = fc
    .string({ unit: 'grapheme', maxLength: 300 })
    .filter((text) => !/\p{Cc}|\p{Zl}|\p{Zp}/u.test(text))
  fc.assert(
    fc.property(texts, (summary) => {
      const written = write({ summary })
      for (const line of written.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
      expect(written.endsWith('END:VCALENDAR\r\n')).toBe(true)
      expect(read(written).event.summary ?? '').toBe(summary)
    }),
    { numRuns: 200 },
  )
})
