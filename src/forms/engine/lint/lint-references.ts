import { refsOfCondition } from '../evaluate/conditions.ts'
import { columnsOfExpression, refsOfExpression } from '../evaluate/expressions.ts'
import { lintConditionValues } from './lint-conditions.ts'
import type { LintIssue } from './lint-issue.ts'
import { columnOfChoice } from '../model/names-above.ts'
import type { Condition, Field, Section, Template } from '../model/template.ts'

/** What a reference, as it was written, points at; without a target it is meaningless in that place. */
type Reference = { written: string; target: string | undefined }

/** Anything that can refer to fields: a section or a field, in template order. */
type Node = {
  at: string
  /** Its own full name: `city`, `directors/role`; sections have none. */
  name: string | undefined
  references: readonly Reference[]
  conditions: readonly Condition[]
}

type Known = ReadonlyMap<string, { field: Field; order: number }>

/** References must point at fields further up: then one pass from top to bottom evaluates everything. */
export function lintReferences(template: Template): LintIssue[] {
  const nodes = template.sections.flatMap((section) => [
    sectionNode(section),
    ...section.fields.flatMap((field) => nodesOfField(section.key, field)),
  ])
  const named = template.sections.flatMap((section) => section.fields.flatMap(namedFields))
  const known: Known = new Map(
    named.map(([name, field]) => [name, { field, order: nodes.findIndex((node) => node.name === name) }]),
  )
  const graph = new Map(nodes.map((node) => [node.name ?? node.at, targetsOf(node)]))
  return nodes.flatMap((node, order) => [
    ...node.references.flatMap((reference) => lintReference(node, order, reference, known, graph)),
    ...node.conditions.flatMap((condition) =>
      lintConditionValues(node.at, condition, (ref) => known.get(targetOf(ref, groupOf(node)) ?? '')?.field),
    ),
  ])
}

function sectionNode(section: Section): Node {
  const conditions = section.visibleWhen ? [section.visibleWhen] : []
  const refs = [...new Set(conditions.flatMap(refsOfCondition))]
  const references = refs.map((written) => ({ written, target: targetOf(written, undefined) }))
  return { at: section.key, name: undefined, references, conditions }
}

function namedFields(field: Field): [string, Field][] {
  if (field.type !== 'group') return [[field.key, field]]
  const inside = field.fields.map((child): [string, Field] => [`${field.key}/${child.key}`, child])
  return [[field.key, field], ...inside]
}

function nodesOfField(sectionKey: string, field: Field): Node[] {
  const at = `${sectionKey}.${field.key}`
  if (field.type !== 'group') return [fieldNode(at, field.key, field, undefined)]
  return [
    fieldNode(at, field.key, field, undefined),
    ...field.fields.map((child) =>
      fieldNode(`${at}.${child.key}`, `${field.key}/${child.key}`, child, field.key),
    ),
  ]
}

function fieldNode(at: string, name: string, field: Field, group: string | undefined): Node {
  const requiredWhen = 'requiredWhen' in field ? field.requiredWhen : undefined
  const conditions = [field.visibleWhen, requiredWhen].filter((condition) => condition !== undefined)
  const values = [...new Set([...conditions.flatMap(refsOfCondition), ...valueRefsOf(field)])]
  const choice = columnOfChoice(field)
  const summed = field.type === 'computed' ? columnsOfExpression(field.expression) : []
  const columns = choice === undefined ? summed : [choice]
  const references = [
    ...values.map((written) => ({ written, target: targetOf(written, group) })),
    ...columns.map((written) => ({ written, target: columnTargetOf(written, group) })),
  ]
  return { at, name, references, conditions }
}

function valueRefsOf(field: Field): string[] {
  if (field.type === 'group' || field.type === 'info') return []
  const countries = (field.validators ?? []).flatMap((one) =>
    one.name === 'postcode' ? [one.countryField] : [],
  )
  return field.type === 'computed' ? [...refsOfExpression(field.expression), ...countries] : countries
}

/**
 * `./role` in a row of `directors` is `directors/role`; outside of a group it points at nothing, and no other
 * path is allowed.
 */
function targetOf(written: string, group: string | undefined): string | undefined {
  if (!written.startsWith('./')) return written.includes('/') ? undefined : written
  return group === undefined ? undefined : `${group}/${written.slice(2)}`
}

/** The column of another group: a row cannot sum the column that it is part of. */
function columnTargetOf(written: string, group: string | undefined): string | undefined {
  const [named, child, ...more] = written.split('/')
  return child === undefined || more.length > 0 || named === group ? undefined : written
}

function groupOf(node: Node): string | undefined {
  return node.name?.includes('/') ? node.name.split('/')[0] : undefined
}

function targetsOf(node: Node): string[] {
  return node.references.map((reference) => reference.target).filter((target) => target !== undefined)
}

function lintReference(
  node: Node,
  order: number,
  { written, target }: Reference,
  known: Known,
  graph: ReadonlyMap<string, readonly string[]>,
): LintIssue[] {
  const found = target === undefined ? undefined : known.get(target)
  if (!found || target === undefined || found.field.type === 'info') {
    return [{ at: node.at, code: 'unknownReference', detail: written }]
  }
  const ownGroup = groupOf(node) === target
  if (found.order < order && !ownGroup) return []
  const returns = node.name !== undefined && (ownGroup || reaches(graph, target, node.name))
  return [{ at: node.at, code: returns ? 'cycle' : 'forwardReference', detail: written }]
}

function reaches(graph: ReadonlyMap<string, readonly string[]>, from: string, to: string): boolean {
  const seen = new Set<string>()
  const open = [from]
  for (let current = open.pop(); current !== undefined; current = open.pop()) {
    if (current === to) return true
    if (seen.has(current)) continue
    seen.add(current)
    open.push(...(graph.get(current) ?? []))
  }
  return false
}
