CREATE TABLE "forecast_checks" (
	"student_id" uuid NOT NULL,
	"quiz_id" uuid NOT NULL,
	"low" real NOT NULL,
	"middle" real NOT NULL,
	"high" real NOT NULL,
	"made_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "forecast_checks_student_id_quiz_id_pk" PRIMARY KEY("student_id","quiz_id")
);
--> statement-breakpoint
CREATE TABLE "forecast_consents" (
	"student_id" uuid PRIMARY KEY NOT NULL,
	"given_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "forecast_checks" ADD CONSTRAINT "forecast_checks_student_id_users_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forecast_checks" ADD CONSTRAINT "forecast_checks_student_id_quiz_id_quizzes_student_id_id_fk" FOREIGN KEY ("student_id","quiz_id") REFERENCES "public"."quizzes"("student_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forecast_checks" ADD CONSTRAINT "forecast_checks_student_id_forecast_consents_student_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."forecast_consents"("student_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forecast_consents" ADD CONSTRAINT "forecast_consents_student_id_users_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;