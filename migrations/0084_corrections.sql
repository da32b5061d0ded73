CREATE TABLE "wo_corrections" (
	"id" text NOT NULL,
	"company_id" text NOT NULL,
	"work_order_id" text NOT NULL,
	"node_id" text NOT NULL,
	"status" text NOT NULL,
	"before" jsonb NOT NULL,
	"after" jsonb NOT NULL,
	"reason" jsonb NOT NULL,
	"proposed_by" text NOT NULL,
	"proposed_by_name" text NOT NULL,
	"proposed_at" timestamp with time zone NOT NULL,
	"decided_by" text,
	"decided_by_name" text,
	"decided_at" timestamp with time zone,
	"note" text,
	CONSTRAINT "wo_corrections_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
ALTER TABLE "wo_corrections" ADD CONSTRAINT "wo_corrections_work_order_id_work_orders_id_fk" FOREIGN KEY ("work_order_id") REFERENCES "public"."work_orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wo_corrections" ADD CONSTRAINT "wo_corrections_node_id_wo_nodes_id_fk" FOREIGN KEY ("node_id") REFERENCES "public"."wo_nodes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "wo_corrections_once" ON "wo_corrections" USING btree ("company_id","work_order_id") WHERE status = 'OPEN';--> statement-breakpoint
CREATE INDEX "wo_corrections_work_order" ON "wo_corrections" USING btree ("work_order_id","proposed_at");--> statement-breakpoint
CREATE INDEX "wo_corrections_open" ON "wo_corrections" USING btree ("proposed_at","id") WHERE status = 'OPEN';