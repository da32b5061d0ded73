import { describe, expect, it } from 'vitest'
import { publishTemplate } from '#forms/server/public.ts'
import { previewTemplate } from '#forms/contract.ts'
import type { Field, Template } from '#forms/engine/model/template.ts'
import { kitchenSink } from '#forms/testing/kitchen-sink.ts'
import { testApp } from '#main/testing/test-app.ts'
import { nodeData, saveNodeData, updateNodeData } from '../../contract.ts'
import { openWorkOrder } from '../../testing/work-orders.builders.ts'

const app = await testApp()
const { seller, sellerOther } = app.people

const publish = (template: Template) =>
  app.deps.db.transaction((tx) => publishTemplate(tx, template, app.clock.now()))

let count = 0
/** A step whose form has a template of its own, version 1. */
async function begin() {
  const key = `sink${++count}`
  const first: Template = { ...kitchenSink, key }
  await publish(first)
  const order = await openWorkOrder(app)
  const { nodeId } = order.node('companyForm')
  await app.database.pool.query('update wo_nodes set form_template = $1 where id = $2', [
    { key, version: 1 },
    nodeId,
  ])
  const read = async () => {
    const { body } = await app.get(nodeData, { nodeId }, { as: seller })
    if (!body.data) throw new Error(body.message)
    return body.data
  }
  const save = (answers: object, templateVersion?: number) =>
    app.post(saveNodeData, { nodeId, answers, submit: false, templateVersion }, { as: seller })
  const update = (answers: object, revisions: object, templateVersion?: number, submit = false) =>
    app.post(updateNodeData, { nodeId, answers, revisions, submit, templateVersion }, { as: seller })
  return { key, first, nodeId, read, save, update }
}

const isColour = (field: Field) => field.key === 'colour'

/** Version 2: without the story, the colour first, one more question. */
function second({ first }: { first: Template }): Template {
  const [simple, choices, people] = first.sections
  if (!simple || !choices || !people) throw new Error('three sections')
  const motto: Field = { type: 'text', key: 'motto', label: { en: 'Motto', zh: '口号' } }
  return {
    ...first,
    version: 2,
    sections: [
      {
        ...simple,
        fields: [
          ...choices.fields.filter(isColour),
          ...simple.fields.filter(({ key }) => key !== 'story'),
          motto,
        ],
      },
      { ...choices, key: 'more', fields: choices.fields.filter((field) => !isColour(field)) },
      people,
    ],
  }
}

const DRAFT = {
  name: 'Lanhai Trading',
  story: 'Lamps',
  colour: 'green',
  whyGreen: 'It grows',
  iban: 'DE89370400440532013000',
}

describe('a template version published while a draft is open', () => {
  it('a draft that stays open keeps its version', async () => {
    const form = await begin()
    await form.save(DRAFT, 1)
    await publish(second(form))
    const { revisions } = { revisions: { simple: 1 } }
    const saved = await form.update({ ...DRAFT, story: 'Chairs' }, revisions, 1)
    expect(saved.body).toMatchObject({ code: 0, data: { revisions: { simple: 2 } } })
    const { rows } = await app.database.pool.query('select template_version from forms where node_id = $1', [
      form.nodeId,
    ])
    expect(rows).toEqual([{ template_version: 1 }])
  })

  it('sections that only migrate keep their author', async () => {
    const form = await begin()
    await form.save(DRAFT, 1)
    await app.database.pool.query(
      `update form_sections set saved_by_name = 'Somebody else' where node_id = $1 and section = 'people'`,
      [form.nodeId],
    )
    await publish(second(form))
    const opened = await form.read()
    await form.update({ ...opened.answers, motto: 'Go' }, { simple: opened.revisions['simple'] }, 2)
    const { writers } = await form.read()
    expect(writers['people']?.name).toBe('Somebody else')
    expect(writers['simple']?.name).toBe(opened.writers['simple']?.name)
  })

  it('reopened, it is migrated by key to the new version, and says what does not fit', async () => {
    const form = await begin()
    await form.save(DRAFT, 1)
    await publish(second(form))
    const opened = await form.read()
    expect(opened).toMatchObject({
      template: { version: 2 },
      moved: { from: 1, dropped: ['What you sell'] },
      answers: { name: 'Lanhai Trading', colour: 'green', whyGreen: 'It grows', iban: DRAFT.iban },
    })
    expect(opened.answers).not.toHaveProperty('story')
    const { rows } = await app.database.pool.query('select template_version from forms where node_id = $1', [
      form.nodeId,
    ])
    expect(rows, 'reading changes nothing').toEqual([{ template_version: 1 }])

    const saved = await form.update(
      { ...opened.answers, motto: 'Go' },
      { simple: opened.revisions['simple'] },
      2,
    )
    expect(saved.body.code).toBe(0)
    const after = await form.read()
    expect(after).toMatchObject({
      template: { version: 2 },
      moved: null,
      answers: {
        name: 'Lanhai Trading',
        colour: 'green',
        whyGreen: 'It grows',
        motto: 'Go',
        iban: DRAFT.iban,
      },
    })
    expect(Object.keys(after.revisions).toSorted()).toEqual(['more', 'people', 'simple'])
  })

  it('a window that still shows the old version is refused, and overwrites nothing', async () => {
    const form = await begin()
    await form.save(DRAFT, 1)
    await publish(second(form))
    const opened = await form.read()
    await form.update({ ...opened.answers, motto: 'Go' }, { simple: opened.revisions['simple'] }, 2)
    const late = await form.update({ ...DRAFT, name: 'Old' }, { simple: 1 }, 1)
    expect(late).toMatchObject({ status: 409, body: { code: 499, error: 'forms.template_moved' } })
    expect((await form.read()).answers).toMatchObject({ name: 'Lanhai Trading', motto: 'Go' })
    expect((await form.update({}, { simple: 2 }, 77)).body.error).toBe('forms.template_moved')
  })

  it('two windows migrate it at once: one does, the other gets the current answers', async () => {
    const form = await begin()
    await form.save(DRAFT, 1)
    await publish(second(form))
    const { answers, revisions } = await form.read()
    const both = await Promise.all(
      ['One', 'Two'].map((motto) => form.update({ ...answers, motto }, { simple: revisions['simple'] }, 2)),
    )
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(both.find(({ status }) => status === 409)?.body.error).toBe('forms.stale_revision')
  })

  it('a form that nobody has begun uses the newest; a version shown before can still be saved', async () => {
    const form = await begin()
    const shown = await form.read()
    await publish(second(form))
    expect(shown.template.version).toBe(1)
    expect((await form.read()).template.version).toBe(2)
    expect((await form.save(DRAFT, shown.template.version)).body.code).toBe(0)
    expect((await form.read()).moved).toMatchObject({ from: 1 })
  })

  it('a submitted form keeps its version for ever', async () => {
    const form = await begin()
    const owners = [{ _id: 'a', fullName: 'ZHOU MING' }]
    const { body } = await app.post(
      saveNodeData,
      {
        nodeId: form.nodeId,
        answers: { ...DRAFT, owners, staff: 1, isTrue: true, foundedOn: '2019-01-01' },
        submit: true,
      },
      { as: seller },
    )
    expect(body.data).toMatchObject({ status: 'SUBMITTED' })
    await publish(second(form))
    expect(await form.read()).toMatchObject({
      template: { version: 1 },
      moved: null,
      answers: { story: 'Lamps' },
    })
  })
})

describe('publishing', () => {
  it('accepts only valid templates, and each version once', async () => {
    const form = await begin()
    await expect(publish({ ...form.first, version: 2, sections: [] })).rejects.toMatchObject({
      error: 'forms.template_unsound',
    })
    await expect(publish(form.first)).rejects.toMatchObject({ error: 'forms.version_taken' })
    const next = second(form)
    const both = await Promise.allSettled([publish(next), publish(next)])
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  })
})

describe('the preview', () => {
  it('is by one’s own step, or by a code', async () => {
    const form = await begin()
    const preview = (input: object, as?: typeof seller) => app.get(previewTemplate, { ...input }, { as })
    expect((await preview({ nodeId: form.nodeId }, seller)).body.data).toMatchObject({
      key: form.key,
      version: 1,
    })
    expect((await preview({ code: form.key })).body.data).toMatchObject({ key: form.key })
    const foreign = await preview({ nodeId: form.nodeId }, sellerOther)
    expect(foreign.status).toBe(404)
    expect((await preview({ nodeId: 'node_0' }, sellerOther)).body).toEqual(foreign.body)
    expect((await preview({ nodeId: form.nodeId })).body.code).toBe(1)
    expect((await preview({})).body.code).toBe(400)
    expect((await preview({ code: form.key, nodeId: form.nodeId }, seller)).body.code).toBe(400)
  })
})
