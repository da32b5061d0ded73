import { expect, test } from 'vitest'
import { shortClassNames } from './short-class-names.ts'

test('a class has the same name from every folder, and no two classes share one', () => {
  const browser = shortClassNames('/project')
  const server = shortClassNames('/project')
  const classes = [
    ['head', '/project/src/a.module.css'],
    ['body', '/project/src/a.module.css'],
    ['head', '/project/src/b.module.css'],
  ] as const
  const names = classes.map(([name, file]) => browser(name, file))
  expect(new Set(names).size).toBe(3)
  expect(classes.map(([name, file]) => server(name, `${file}?used`))).toEqual(names)
  expect(names.every((name) => /^[a-z][a-z0-9]+$/.test(name))).toBe(true)
})
