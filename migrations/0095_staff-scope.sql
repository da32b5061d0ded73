ALTER TABLE "staff_members" ADD COLUMN "scope" text DEFAULT 'all' NOT NULL;--> statement-breakpoint
ALTER TABLE "staff_members" ADD COLUMN "countries" jsonb DEFAULT '[]'::jsonb NOT NULL;