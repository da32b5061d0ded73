import { resolve } from 'node:path'
import { missingClasses, missingIn, missingValues, missingValuesIn } from './checks/styles.ts'

const planted = missingIn('<p className={styles.red} />', 'styles', '.green { color: green }')
if (planted.length === 0) {
  console.error('The check of styles does not detect a missing class')
  process.exit(1)
}
if (missingValuesIn('.red { color: var(--red) }', new Set(['--green'])).length === 0) {
  console.error('The check of styles does not detect a missing value')
  process.exit(1)
}
const root = resolve(import.meta.dirname, '..')
const [classes, values] = await Promise.all([missingClasses(root), missingValues(root)])
for (const one of classes) console.error(`${one}: no such class in the style sheet`)
for (const one of values) console.error(`${one}: nothing sets this value`)
console.log(`styles: ${classes.length} classes and ${values.length} values missing, planted ones seen`)
if (classes.length + values.length > 0) process.exit(1)
