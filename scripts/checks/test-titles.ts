import { parseSync, Visitor } from 'oxc-parser'

type Node = { type: string; [key: string]: unknown }
type Call = { callee: Node; arguments: readonly Node[] }

/** Whose tests do not run, or are meant to fail. */
const IDLE = /^(skip|todo|fails|skipIf|runIf)$/

/** The titles of the tests of a file that run, as they are written: `%s` and `$name` of a table stay. */
export function testTitles(file: string, text: string): string[] {
  const titles: string[] = []
  /** How many of the blocks around are skipped. */
  let idle = 0
  new Visitor({
    CallExpression(node) {
      const call = node as unknown as Call
      const words = wordsOf(call.callee)
      if (isIdleBlock(call)) idle += 1
      const title = call.arguments[0] && textOf(call.arguments[0])
      const isTest = words[0] === 'test' || words[0] === 'it'
      if (isTest && idle === 0 && title !== undefined && !words.some((word) => IDLE.test(word)))
        titles.push(title)
    },
    'CallExpression:exit'(node) {
      if (isIdleBlock(node as unknown as Call)) idle -= 1
    },
  }).visit(parseSync(file, text).program)
  return titles
}

function isIdleBlock({ callee }: Call): boolean {
  const words = wordsOf(callee)
  return words[0] === 'describe' && words.some((word) => IDLE.test(word))
}

/** `test.each([…])` → test, each. A call of what such a call answers has the same words. */
function wordsOf(callee: Node): string[] {
  if (callee.type === 'Identifier') return [String(callee['name'])]
  if (callee.type === 'MemberExpression')
    return [...wordsOf(callee['object'] as Node), String((callee['property'] as Node)['name'] ?? '')]
  if (callee.type === 'CallExpression') return wordsOf(callee['callee'] as Node)
  return callee.type === 'TaggedTemplateExpression' ? wordsOf(callee['tag'] as Node) : []
}

function textOf(node: Node): string | undefined {
  if (node.type === 'Literal') return typeof node['value'] === 'string' ? node['value'] : undefined
  if (node.type !== 'TemplateLiteral') return undefined
  return (node['quasis'] as { value: { cooked: string } }[]).map(({ value }) => value.cooked).join('…')
}
