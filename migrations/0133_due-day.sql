-- The column has the table written anew, which takes its readers' turn in any case: what it would build for nothing goes first.
DROP INDEX "work_orders_load";--> statement-breakpoint
DROP INDEX "work_orders_due";--> statement-breakpoint
DROP INDEX "work_orders_country_due";--> statement-breakpoint
DROP INDEX "work_orders_assigned";--> statement-breakpoint
DROP INDEX "work_orders_ours";--> statement-breakpoint
DROP INDEX "work_orders_bought";--> statement-breakpoint
ALTER TABLE "work_orders" ADD COLUMN "due_day" text GENERATED ALWAYS AS (least(due_on, case when urgent_because = 'LETTER' then letter_day end)) STORED;--> statement-breakpoint
CREATE INDEX "work_orders_load" ON "work_orders" USING btree ("assignee_id","turn","due_day","level_ends_at","company_id") WHERE status = 'OPEN';--> statement-breakpoint
CREATE INDEX "work_orders_country_due" ON "work_orders" USING btree ("country","due_day","id");--> statement-breakpoint
-- What the queue is narrowed to stands beside what it is sorted by: a page and its count are then found in the index alone.
CREATE INDEX "work_orders_due" ON "work_orders" USING btree ("due_day","id") INCLUDE ("status","urgent_at","country","product_code","assignee_id","current_node_key","speed","company_id");--> statement-breakpoint
CREATE INDEX "work_orders_ours" ON "work_orders" USING btree ("urgent_at","id") INCLUDE ("status","due_day","country","product_code","assignee_id","current_node_key","speed","company_id") WHERE urgent_at is not null;--> statement-breakpoint
CREATE INDEX "work_orders_bought" ON "work_orders" USING btree ("bought_at","id") INCLUDE ("status","due_day","country","product_code","assignee_id","current_node_key","speed","company_id");--> statement-breakpoint
-- And all that a person's own are sorted by.
CREATE INDEX "work_orders_assigned" ON "work_orders" USING btree ("assignee_id","bought_at","id") INCLUDE ("status","turn","urgent_at","turn_since","due_day","held_until","updated_at","country");
