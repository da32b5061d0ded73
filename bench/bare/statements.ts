/** The product's statements for these calls, each as one prepared statement. */
const session = {
  name: 'session',
  text: `select s.id, u.id as user_id, u.name, u.email, s.company_id, m.role, s.last_seen_at
    from user_sessions s
    join users u on u.id = s.user_id
    join company_members m on m.company_id = s.company_id and m.user_id = s.user_id
    where s.token_hash = $1 and s.expires_at > now()`,
}
const productList = {
  name: 'product_list',
  text: `select p.*, v.nodes from products p join process_versions v on v.id = p.process_version_id
    where p.status = 'ON_SALE' order by p.position limit $1`,
}
const product = {
  name: 'product',
  text: `select p.*, v.nodes from products p join process_versions v on v.id = p.process_version_id
    where p.id = $1 and p.status = 'ON_SALE'`,
}
const prices = {
  name: 'prices',
  text: `select * from product_prices where product_id = any($1) and (valid_until is null or valid_until > current_date)`,
}
const lockCart = { name: 'lock_cart', text: `select pg_advisory_xact_lock(7201004, hashtext($1))` }
const putLine = {
  name: 'put_line',
  text: `insert into cart_lines (id, company_id, user_id, product_id, options, options_key, quantity, seen_net, seen_currency, added_at)
    values ($1, $2, $3, $4, $5, $6, 1, 10000, 'EUR', now())
    on conflict (company_id, user_id, product_id, options_key) do update
    set quantity = excluded.quantity, seen_net = excluded.seen_net, seen_currency = excluded.seen_currency`,
}
const countCart = {
  name: 'count_cart',
  text: `select count(*)::int as count from cart_lines where company_id = $1 and user_id = $2`,
}
const orders = {
  name: 'orders',
  text: `select * from orders where company_id = $1 order by created_at desc, id desc limit $2`,
}
const countOrders = {
  name: 'count_orders',
  text: `select count(*)::int as total from (select id from orders where company_id = $1 order by created_at desc, id desc limit 10000) counted`,
}
const orderLines = {
  name: 'order_lines',
  text: `select * from order_lines where order_id = any($1) order by order_id, position`,
}
const workOrders = {
  name: 'work_orders',
  text: `select * from work_orders where company_id = $1 order by bought_at desc, id desc limit $2`,
}
const countWorkOrders = {
  name: 'count_work_orders',
  text: `select count(*)::int as total from (select id from work_orders where company_id = $1 order by bought_at desc, id desc limit 10000) counted`,
}
const messages = {
  name: 'messages',
  text: `select id, type, kind, params, created_at, read_at from messages
    where company_id = $1 and user_id = $2 and deleted_at is null order by created_at desc, id desc limit $3`,
}
const countMessages = {
  name: 'count_messages',
  text: `select count(*)::int as total from (select id from messages
    where company_id = $1 and user_id = $2 and deleted_at is null order by created_at desc, id desc limit 1000) counted`,
}
const unread = {
  name: 'unread',
  text: `select type, count(*)::int as count from messages
    where company_id = $1 and user_id = $2 and read_at is null and deleted_at is null group by type`,
}
const nodes = {
  name: 'nodes',
  text: `select * from wo_nodes where work_order_id = any($1) order by work_order_id, position`,
}
const history = {
  name: 'history',
  text: `select work_order_id, node_id, key, at from wo_history
    where work_order_id = any($1) and key in ('node.submitted', 'node.resubmitted', 'node.returned', 'node.returnedFields', 'node.reopened', 'node.accepted')
    order by sequence`,
}

export const statements = {
  messages,
  countMessages,
  unread,
  session,
  productList,
  product,
  prices,
  lockCart,
  putLine,
  countCart,
  orders,
  countOrders,
  orderLines,
  workOrders,
  countWorkOrders,
  nodes,
  history,
}
