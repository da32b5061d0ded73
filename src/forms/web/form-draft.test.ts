import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Answers } from '#forms/engine/model/template.ts'
import type { SealedDrafts } from '#platform/web/sealed-drafts.ts'
import { createFormDraft, type DraftPorts, type Sent } from './form-draft.ts'
import { removeLocalDraft, writeLocalDraft, readLocalDraft } from './local-draft.ts'

function memory(): SealedDrafts & { map: Map<string, string> } {
  const map = new Map<string, string>()
  return {
    map,
    read: (name) => JSON.parse(map.get(name) ?? 'null') ?? undefined,
    write: (name, value) => Boolean(map.set(name, JSON.stringify(value))),
    remove: (name) => void map.delete(name),
  }
}

const AT = '2026-03-17T06:32:00.000Z'
const groups = new Set(['directors'])

function open(start: Answers, answers: Sent[], storage = memory(), profile: Answers = {}) {
  const sent: Answers[] = []
  const ports: DraftPorts = {
    send: async (version) => {
      sent.push(version.answers)
      return answers.shift() ?? { kind: 'saved', revisions: { company: sent.length }, at: AT }
    },
    complete: ({ answers, revisions }) => (revisions['company'] ? answers : { ...profile, ...answers }),
    store: (draft) => writeLocalDraft(storage, 'u1', 'n1', draft),
    remove: () => removeLocalDraft(storage, 'u1', 'n1'),
    now: () => AT,
    delay: 1000,
    retry: 5000,
  }
  const draft = createFormDraft(
    { answers: start, revisions: { company: 0 } },
    groups,
    readLocalDraft(storage, 'u1', 'n1'),
    ports,
  )
  return { draft, sent, storage }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('a form draft', () => {
  it('is stored on the device at once and sent once after a pause', async () => {
    const { draft, sent, storage } = open({}, [])
    draft.set('city', 'S')
    draft.set('city', 'Shenzhen')
    expect(storage.map.size).toBe(1)
    expect(draft.state().saving.kind).toBe('waiting')
    await vi.advanceTimersByTimeAsync(1000)
    expect(sent).toEqual([{ city: 'Shenzhen' }])
    expect(draft.state().saving).toEqual({ kind: 'clean', at: AT })
    expect(draft.state().revisions).toEqual({ company: 1 })
    expect(storage.map.size).toBe(0)
  })

  it('keeps what is typed while the connection is lost, and sends it afterwards', async () => {
    const { draft, sent, storage } = open({}, [{ kind: 'offline' }])
    draft.set('city', 'Shenzhen')
    await vi.advanceTimersByTimeAsync(1000)
    expect(draft.state().saving.kind).toBe('offline')
    draft.set('street', 'Keji Road')
    expect(draft.state().saving.kind).toBe('offline')
    expect(storage.map.size).toBe(1)
    await vi.advanceTimersByTimeAsync(5000)
    expect(sent.at(-1)).toEqual({ city: 'Shenzhen', street: 'Keji Road' })
    expect(draft.state().saving.kind).toBe('clean')
  })

  it('restores after a new sign-in what was typed when the session ended', async () => {
    const first = open({ city: 'Shenzhen' }, [{ kind: 'signedOut' }])
    first.draft.set('street', 'Keji Road')
    await vi.advanceTimersByTimeAsync(1000)
    const second = open({ city: 'Shenzhen' }, [], first.storage)
    expect(second.draft.state().answers).toEqual({ city: 'Shenzhen', street: 'Keji Road' })
    expect(second.draft.state().restoredFrom).toBe(AT)
    await vi.advanceTimersByTimeAsync(1)
    expect(second.sent).toEqual([{ city: 'Shenzhen', street: 'Keji Road' }])
    expect(first.storage.map.size).toBe(0)
  })

  it('merges changes of two windows when they touch different answers', async () => {
    const theirs = { answers: { city: 'Shenzhen', street: 'Keji Road' }, revisions: { company: 7 } }
    const { draft, sent } = open({ city: 'Foshan' }, [{ kind: 'stale', theirs }])
    draft.set('phone', '+8613800138000')
    await vi.advanceTimersByTimeAsync(1000)
    expect(sent.at(-1)).toEqual({ city: 'Shenzhen', street: 'Keji Road', phone: '+8613800138000' })
    expect(draft.state().conflicts).toEqual([])
  })

  it('keeps what the profile filled in when somebody invited has saved another section meanwhile', async () => {
    const profile = { name: 'Lanhai', city: 'Shenzhen' }
    const theirs = { answers: { passport: 'E12345678' }, revisions: { company: 0, people: 1 } }
    const { draft } = open({ ...profile }, [{ kind: 'stale', theirs }], memory(), profile)
    draft.set('city', 'Foshan')
    await vi.advanceTimersByTimeAsync(1000)
    expect(draft.state().answers).toEqual({ name: 'Lanhai', city: 'Foshan', passport: 'E12345678' })
    expect(draft.state().conflicts).toEqual([])
  })

  it('sends nothing while a conflict is not resolved', async () => {
    const theirs = { answers: { city: 'Shenzhen' }, revisions: { company: 7 } }
    const { draft, sent } = open({ city: 'Foshan' }, [{ kind: 'stale', theirs }])
    draft.set('city', 'Guangzhou')
    await vi.advanceTimersByTimeAsync(1000)
    expect(draft.state().conflicts).toEqual([{ path: 'city', mine: 'Guangzhou', theirs: 'Shenzhen' }])
    draft.set('phone', '+8613800138000')
    await vi.advanceTimersByTimeAsync(60_000)
    expect(sent).toHaveLength(1)
    draft.resolve('city', 'theirs')
    await vi.advanceTimersByTimeAsync(1000)
    expect(sent.at(-1)).toEqual({ city: 'Shenzhen', phone: '+8613800138000' })
  })

  it('is saved, without sending, once the person takes the other version or undoes a change', async () => {
    const theirs = { answers: { city: 'Shenzhen' }, revisions: { company: 7 } }
    const { draft, sent } = open({ city: 'Foshan' }, [{ kind: 'stale', theirs }])
    draft.set('city', 'Guangzhou')
    await vi.advanceTimersByTimeAsync(1000)
    draft.resolve('city', 'theirs')
    await vi.advanceTimersByTimeAsync(1000)
    expect(draft.state().saving.kind).toBe('clean')
    draft.set('city', 'Foshan')
    draft.set('city', 'Shenzhen')
    await vi.advanceTimersByTimeAsync(1000)
    expect(draft.state().saving.kind).toBe('clean')
    expect(sent).toHaveLength(1)
  })

  it('keeps an answer that the server could not read', async () => {
    const saved: Sent = { kind: 'saved', revisions: {}, at: AT, unread: ['born'] }
    const { draft, sent, storage } = open({}, [saved])
    draft.set('born', '31/02/1990')
    await vi.advanceTimersByTimeAsync(60_000)
    expect(sent).toHaveLength(1)
    expect(draft.state().answers).toEqual({ born: '31/02/1990' })
    expect(open({}, [], storage).draft.state().answers).toEqual({ born: '31/02/1990' })
  })

  it('adds and removes rows with everything in them', () => {
    const { draft } = open({ directors: [{ _id: 'a', fullName: 'A' }] }, [])
    draft.addRow('directors', 'b')
    draft.set('directors/b/fullName', 'B')
    draft.removeRow('directors', 'a')
    expect(draft.state().answers).toEqual({ directors: [{ _id: 'b', fullName: 'B' }] })
  })

  it('reports when the server refuses, and goes on storing locally', async () => {
    const { draft, storage } = open({}, [{ kind: 'refused', message: 'closed' }])
    draft.set('city', 'Shenzhen')
    expect(await draft.flush()).toBe(false)
    expect(draft.state().saving).toEqual({ kind: 'refused', message: 'closed' })
    expect(storage.map.size).toBe(1)
  })
})

describe('drafts on the device', () => {
  it('are found by the same person only, under the prefix that signing out clears', () => {
    const storage = memory()
    writeLocalDraft(storage, 'u1', 'n1', { at: AT, base: new Map(), mine: new Map([['city', 'Foshan']]) })
    expect(readLocalDraft(storage, 'u2', 'n1')).toBeUndefined()
    expect(readLocalDraft(storage, 'u1', 'n1')?.mine.get('city')).toBe('Foshan')
    expect([...storage.map.keys()].every((key) => key.startsWith('draft:'))).toBe(true)
  })

  it('cope with a browser that stores nothing', () => {
    const full: SealedDrafts = { ...memory(), write: () => false }
    expect(writeLocalDraft(full, 'u1', 'n1', { at: AT, base: new Map(), mine: new Map() })).toBe(false)
  })
})
