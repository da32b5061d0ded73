CREATE TABLE "wo_tasks" (
	"company_id" text NOT NULL,
	"id" text NOT NULL,
	"work_order_id" text NOT NULL,
	"text" text NOT NULL,
	"due_on" date,
	"staff_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"created_by" text NOT NULL,
	"created_by_name" text NOT NULL,
	"done_at" timestamp with time zone,
	"done_by_name" text,
	CONSTRAINT "wo_tasks_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
ALTER TABLE "wo_tasks" ADD CONSTRAINT "wo_tasks_work_order_id_work_orders_id_fk" FOREIGN KEY ("work_order_id") REFERENCES "public"."work_orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wo_tasks" ADD CONSTRAINT "wo_tasks_staff_id_staff_members_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff_members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "wo_tasks_work_order" ON "wo_tasks" USING btree ("work_order_id","created_at");--> statement-breakpoint
CREATE INDEX "wo_tasks_open" ON "wo_tasks" USING btree ("staff_id","due_on","id") WHERE done_at is null;--> statement-breakpoint
CREATE INDEX "wo_tasks_given" ON "wo_tasks" USING btree ("created_by","due_on","id") WHERE done_at is null;--> statement-breakpoint
CREATE INDEX "wo_tasks_done" ON "wo_tasks" USING btree ("staff_id","done_at","id") WHERE done_at is not null;