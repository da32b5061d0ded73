import { hashToken } from '#platform/server/secret-box.ts'

type Client = { query(text: string, values: unknown[]): Promise<unknown> }

const PEOPLE = [
  `insert into users (id, email, password_hash, name, lang, agreement_version, agreement_accepted_at, created_at, updated_at)
   select 'us_many' || n, 'many-' || n || '@many.example', '-', 'Many', 'en', '-', now(), now(), now()
     from generate_series(1, $1::int) n on conflict do nothing`,
  `insert into companies (id, name, country, vat_number_status, lang, time_zone, created_at, updated_at)
   select 'co_many' || n, 'Many ' || n, 'SE', 'none', 'en', 'Europe/Stockholm', now(), now()
     from generate_series(1, $1::int) n on conflict do nothing`,
  `insert into company_members (company_id, user_id, role, joined_at)
   select 'co_many' || n, 'us_many' || n, 'owner', now()
     from generate_series(1, $1::int) n on conflict do nothing`,
]

const SESSIONS = `
  insert into user_sessions (id, token_hash, user_id, company_id, created_at, last_seen_at, expires_at, ip, user_agent)
  select 'se_many' || n, ($1::text[])[n], 'us_many' || n, 'co_many' || n, $2, $2,
         $2::timestamptz + interval '1 day', '127.0.0.1', 'test'
    from generate_series(1, cardinality($1::text[])) n on conflict do nothing`

/** More people than a demo has, each the owner of a company in Sweden: `us_many1` of `co_many1`, and so on. */
export async function addManyPeople(client: Client, count: number): Promise<void> {
  for (const statement of PEOPLE) await client.query(statement, [count])
}

/** The same, signed in. @returns their tokens, in their order */
export async function signInManyPeople(client: Client, count: number, now: Date): Promise<string[]> {
  await addManyPeople(client, count)
  const tokens = Array.from({ length: count }, (_, n) => `many-${n + 1}-`.padEnd(43, 'x'))
  await client.query(SESSIONS, [tokens.map((token) => hashToken(token)), now.toISOString()])
  return tokens
}
