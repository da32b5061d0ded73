import { expect, test } from 'vitest'
import { howTravels } from './database-address.ts'

test.each([
  ['postgres://u:p@localhost:5432/g', 'HERE'],
  ['postgresql://u@127.0.0.1/g', 'HERE'],
  ['postgres://u@127.0.1.1/g', 'HERE'],
  ['postgres://u@[::1]:5432/g', 'HERE'],
  ['postgres:///g', 'HERE'],
  ['postgres://u@localhost/g?host=/var/run/postgresql', 'HERE'],
  ['postgres://%2Fvar%2Frun%2Fpostgresql/g', 'HERE'],
  ['postgres://u@localhost/g?host=db.internal', 'PLAIN'],
  ['postgres://u@localhost/g?host=localhost&host=db.internal', 'PLAIN'],
  ['postgres://u@localhost.example.com/g', 'PLAIN'],
  ['postgres://u@10.0.0.5/g', 'PLAIN'],
  ['postgres://u@db.internal/g', 'PLAIN'],
  ['postgres://u@db.internal/g?sslmode=disable', 'PLAIN'],
  ['postgres://u@db.internal/g?sslmode=require', 'PLAIN'],
  ['postgres://u@db.internal/g?sslmode=no-verify', 'PLAIN'],
  ['postgres://u@db.internal/g?sslmode=verify-ca', 'PLAIN'],
  ['postgres://u@db.internal/g?ssl=true', 'PLAIN'],
  ['postgres://u@db.internal/g?sslmode=verify-full&sslmode=disable', 'PLAIN'],
  ['postgres://u@db.internal/g?sslmode=verify-full', 'CHECKED'],
  ['postgres://u@db.internal/g?sslmode=verify-full&sslrootcert=/etc/ca.pem', 'CHECKED'],
  ['not an address', 'PLAIN'],
] as const)('what is said to %s is %s', (url, expected) => {
  expect(howTravels(url)).toBe(expected)
})
