ALTER TABLE "document_readings" ADD COLUMN "reason" text;--> statement-breakpoint
ALTER TABLE "wo_nodes" ADD COLUMN "another_person" boolean DEFAULT false NOT NULL;