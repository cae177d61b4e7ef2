CREATE TABLE "key_audit_items" (
	"id" uuid PRIMARY KEY NOT NULL,
	"audit_id" uuid NOT NULL,
	"place" integer NOT NULL,
	"template" text NOT NULL,
	"question_id" text NOT NULL,
	"question" jsonb NOT NULL,
	"verdict" text,
	"kind" text,
	"outcome" text,
	"decided_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "key_audits" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" integer NOT NULL,
	"size" integer NOT NULL,
	"seed" text NOT NULL,
	"catalogue" text NOT NULL,
	"left_out" text[] NOT NULL,
	"templates" integer NOT NULL,
	"announced_at" timestamp (3) with time zone NOT NULL,
	"drawn_at" timestamp (3) with time zone,
	"closed_at" timestamp (3) with time zone,
	CONSTRAINT "key_audits_number_unique" UNIQUE("number")
);
--> statement-breakpoint
CREATE TABLE "readings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"reader" uuid NOT NULL,
	"item_id" uuid,
	"template" text NOT NULL,
	"difficulty" text NOT NULL,
	"question_id" text NOT NULL,
	"question" jsonb NOT NULL,
	"opened_at" timestamp (3) with time zone NOT NULL,
	"choice" integer,
	"is_known" boolean DEFAULT false NOT NULL,
	"doubt" text,
	"read_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "key_audit_items" ADD CONSTRAINT "key_audit_items_audit_id_key_audits_id_fk" FOREIGN KEY ("audit_id") REFERENCES "public"."key_audits"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "readings" ADD CONSTRAINT "readings_item_id_key_audit_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."key_audit_items"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "key_audit_items_in_order" ON "key_audit_items" USING btree ("audit_id","place");--> statement-breakpoint
CREATE INDEX "key_audit_items_of_question" ON "key_audit_items" USING btree ("question_id");--> statement-breakpoint
CREATE UNIQUE INDEX "readings_open_once" ON "readings" USING btree ("reader") WHERE "readings"."read_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "readings_of_item_once" ON "readings" USING btree ("item_id","reader");--> statement-breakpoint
CREATE UNIQUE INDEX "readings_held_once" ON "readings" USING btree ("item_id") WHERE "readings"."read_at" is null;--> statement-breakpoint
CREATE INDEX "readings_of_reader" ON "readings" USING btree ("reader","read_at");--> statement-breakpoint
CREATE INDEX "readings_of_template" ON "readings" USING btree ("template");
--> statement-breakpoint
CREATE FUNCTION "keep_reading"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'A reading that was confirmed stays as it is'; END $$;--> statement-breakpoint
CREATE TRIGGER "readings_are_kept" BEFORE UPDATE OR DELETE ON "readings" FOR EACH ROW WHEN (OLD."read_at" IS NOT NULL) EXECUTE FUNCTION "keep_reading"();--> statement-breakpoint
CREATE FUNCTION "keep_announcement"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'An audit that was announced stays as it was announced'; END $$;--> statement-breakpoint
CREATE TRIGGER "announcements_are_kept" BEFORE DELETE OR UPDATE OF "number", "size", "seed", "catalogue", "left_out", "templates", "announced_at" ON "key_audits" FOR EACH ROW EXECUTE FUNCTION "keep_announcement"();
