CREATE TABLE "queue_tags" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"created_by_name" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "staff_notes" (
	"sequence" bigserial PRIMARY KEY NOT NULL,
	"staff_id" text NOT NULL,
	"work_order_id" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"key" text NOT NULL,
	"params" jsonb NOT NULL,
	"actor_name" text NOT NULL,
	"read_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "wo_tags" (
	"work_order_id" text NOT NULL,
	"tag_id" text NOT NULL,
	"tagged_at" timestamp with time zone NOT NULL,
	CONSTRAINT "wo_tags_work_order_id_tag_id_pk" PRIMARY KEY("work_order_id","tag_id")
);
--> statement-breakpoint
CREATE TABLE "wo_watchers" (
	"work_order_id" text NOT NULL,
	"staff_id" text NOT NULL,
	"since" timestamp with time zone NOT NULL,
	CONSTRAINT "wo_watchers_work_order_id_staff_id_pk" PRIMARY KEY("work_order_id","staff_id")
);
--> statement-breakpoint
ALTER TABLE "staff_notes" ADD CONSTRAINT "staff_notes_staff_id_staff_members_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff_members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_notes" ADD CONSTRAINT "staff_notes_work_order_id_work_orders_id_fk" FOREIGN KEY ("work_order_id") REFERENCES "public"."work_orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wo_tags" ADD CONSTRAINT "wo_tags_work_order_id_work_orders_id_fk" FOREIGN KEY ("work_order_id") REFERENCES "public"."work_orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wo_tags" ADD CONSTRAINT "wo_tags_tag_id_queue_tags_id_fk" FOREIGN KEY ("tag_id") REFERENCES "public"."queue_tags"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wo_watchers" ADD CONSTRAINT "wo_watchers_work_order_id_work_orders_id_fk" FOREIGN KEY ("work_order_id") REFERENCES "public"."work_orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wo_watchers" ADD CONSTRAINT "wo_watchers_staff_id_staff_members_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff_members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "queue_tags_name" ON "queue_tags" USING btree (lower("name"));--> statement-breakpoint
CREATE INDEX "staff_notes_staff" ON "staff_notes" USING btree ("staff_id","sequence");--> statement-breakpoint
CREATE INDEX "staff_notes_unread" ON "staff_notes" USING btree ("staff_id") WHERE read_at is null;--> statement-breakpoint
CREATE INDEX "wo_tags_tag" ON "wo_tags" USING btree ("tag_id","work_order_id");--> statement-breakpoint
CREATE INDEX "wo_watchers_staff" ON "wo_watchers" USING btree ("staff_id","work_order_id");