import { expect, test } from 'vitest'
import { shopsInNeed } from './needs-care.ts'

type Status = Parameters<typeof shopsInNeed>[0][number]['status']
const shop = (id: string, status: Status, daysLeft = 0) => ({ id, status, daysLeft })

test('what is broken comes first, then what ended, then what ends, then what never began', () => {
  const found = shopsInNeed([
    shop('new', 'NOT_CONNECTED'),
    shop('fine', 'ACTIVE', 300),
    shop('later', 'EXPIRING', 20),
    shop('file', 'FILE_UPLOAD'),
    shop('over', 'EXPIRED'),
    shop('sooner', 'EXPIRING', 3),
    shop('own choice', 'REVOKED'),
    shop('broken', 'BROKEN', 200),
  ])
  expect(found.map(({ id }) => id)).toEqual(['broken', 'over', 'sooner', 'later', 'new'])
})
