CREATE TABLE "push_subscriptions" (
	"student_id" uuid NOT NULL,
	"secret_hash" text NOT NULL,
	"endpoint" text NOT NULL,
	"p256dh" text NOT NULL,
	"auth" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"sent_day" date,
	CONSTRAINT "push_subscriptions_student_id_secret_hash_pk" PRIMARY KEY("student_id","secret_hash")
);
--> statement-breakpoint
CREATE TABLE "reminders" (
	"student_id" uuid NOT NULL,
	"hour" integer NOT NULL,
	"next_at" timestamp (3) with time zone,
	"sent_at" timestamp (3) with time zone,
	"unanswered" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "reminders_student_id_pk" PRIMARY KEY("student_id")
);
--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_student_id_users_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_session_fk" FOREIGN KEY ("student_id","secret_hash") REFERENCES "public"."sessions"("student_id","secret_hash") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reminders" ADD CONSTRAINT "reminders_student_id_users_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "push_subscriptions_by_endpoint" ON "push_subscriptions" USING btree ("endpoint");--> statement-breakpoint
CREATE INDEX "reminders_by_next" ON "reminders" USING btree ("next_at");