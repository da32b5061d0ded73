import { resolve } from 'node:path'
import { missingClasses, missingIn } from './checks/styles.ts'

const planted = missingIn('<p className={styles.red} />', 'styles', '.green { color: green }')
if (planted.length === 0) {
  console.error('The check of styles does not detect a missing class')
  process.exit(1)
}
const missing = await missingClasses(resolve(import.meta.dirname, '..'))
for (const one of missing) console.error(`${one}: no such class in the style sheet`)
console.log(`styles: ${missing.length} classes missing, planted one seen`)
if (missing.length > 0) process.exit(1)
