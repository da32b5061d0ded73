-- Documents that were signed and accepted before mandates were kept are mandates too; nobody is told. What is there already stays.
INSERT INTO "mandates" ("company_id", "id", "country", "scope", "product_name", "work_order_id", "work_order_number",
  "node_id", "file_id", "status", "status_since", "signed_on", "expires_on", "created_at")
SELECT node.company_id, 'man_' || left(md5(node.id), 26), work.country, product.category, work.product_name, work.id, work.number,
  node.id, signed.file_id, 'IN_FORCE', coalesce(node.finished_at, node.status_since),
  coalesce((node.details ->> 'signedOn')::date, (signed.bound_at AT TIME ZONE 'UTC')::date),
  (node.details ->> 'validUntil')::date, coalesce(node.finished_at, node.status_since)
FROM "wo_nodes" node
JOIN "work_orders" work ON work.id = node.work_order_id
JOIN "products" product ON product.id = work.product_id
CROSS JOIN LATERAL (
  SELECT bound.file_id, bound.bound_at FROM "file_bindings" bound
  WHERE bound.company_id = node.company_id AND bound.record = node.id AND bound.place = 'signed'
    AND (node.details ->> 'signedFileId' IS NULL OR bound.file_id = node.details ->> 'signedFileId')
  ORDER BY bound.bound_at DESC, bound.file_id DESC LIMIT 1
) signed
WHERE node.kind = 'SIGNATURE' AND node.status = 'ACCEPTED'
  AND NOT EXISTS (SELECT 1 FROM "mandates" known WHERE known.company_id = node.company_id AND known.node_id = node.id);
