CREATE TABLE "number_marks" (
	"company_id" text NOT NULL,
	"node_id" text NOT NULL,
	"path" text NOT NULL,
	"mark" text NOT NULL,
	CONSTRAINT "number_marks_company_id_node_id_path_pk" PRIMARY KEY("company_id","node_id","path")
);
--> statement-breakpoint
ALTER TABLE "forms" ADD COLUMN "marked_submission" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "forms" ADD COLUMN "marked_by" text;--> statement-breakpoint
CREATE INDEX "number_marks_mark" ON "number_marks" USING btree ("mark");--> statement-breakpoint
CREATE INDEX "forms_to_mark" ON "forms" USING btree ("node_id") WHERE marked_submission <> submissions;--> statement-breakpoint
CREATE INDEX "forms_marked_by" ON "forms" USING btree ("marked_by") WHERE marked_by is not null;