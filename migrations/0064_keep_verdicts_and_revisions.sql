CREATE TABLE "review_verdicts" (
	"company_id" text NOT NULL,
	"node_id" text NOT NULL,
	"submission" integer NOT NULL,
	"path" text NOT NULL,
	"verdict" text NOT NULL,
	"how" text NOT NULL,
	"draft" jsonb,
	"by_id" text NOT NULL,
	"by_name" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "review_verdicts_company_id_node_id_submission_path_pk" PRIMARY KEY("company_id","node_id","submission","path")
);
--> statement-breakpoint
ALTER TABLE "enquiries" ADD COLUMN "revision" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "wo_history" ADD COLUMN "revision" integer;--> statement-breakpoint
ALTER TABLE "work_orders" ADD COLUMN "revision" integer DEFAULT 0 NOT NULL;